import { parseArgs } from 'node:util';
import { Logger } from '@nestjs/common';
import { runDatabaseTask } from '@phantom/service-kit';
import { authDataSource } from './data-source.js';
import { replaceKeys, rotateKeys } from './signing-keys/key-rotation.js';

const { values } = parseArgs({ options: { compromised: { type: 'boolean', default: false } } });

await runDatabaseTask({ name: 'auth', dataSource: authDataSource }, async (database) => {
  const rotate = values.compromised ? replaceKeys : rotateKeys;
  const { id, signsFrom } = await database.transaction(rotate);
  new Logger('RotateKeys').log(`The signing key ${id} signs from ${signsFrom.toISOString()}`);
});
