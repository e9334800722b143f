export { BackupConfig, FilesBackupConfig, runBackup, runRestore } from './backup-tasks.js';
