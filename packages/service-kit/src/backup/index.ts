export { BackupConfig } from './backup-config.js';
export { FilesBackupConfig, runBackup, runRestore } from './backup-tasks.js';
