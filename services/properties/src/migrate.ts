import { runMigrate } from '@phantom/service-kit';
import { propertiesDataSource } from './data-source.js';

await runMigrate({ name: 'properties', dataSource: propertiesDataSource });
