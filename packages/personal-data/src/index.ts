export { personalDataController } from './personal-data.controller.js';
export type { ErasureDto } from './personal-data.dto.js';
export { PersonalData } from './personal-data.service.js';
export {
  type ErasedRecords,
  erasedName,
  type Person,
  type PersonalDataSource,
  type PersonalRecords,
} from './personal-records.js';
export { PersonName } from './signatures.js';
