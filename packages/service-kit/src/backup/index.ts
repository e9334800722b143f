export { type BackupDatabaseTask, runBackup, runRestore } from './backup-tasks.js';
