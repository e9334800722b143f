import type { StoredFile } from '@phantom/files';
import type { Person, PersonalDataSource } from '@phantom/personal-data';
import { type EntityManager, In } from 'typeorm';
import { ApplicationPaper, RentalApplication } from './application.entity.js';
import { papersOf } from './application.mapper.js';

/** The applications of an address, with their papers. */
export const APPLICATION_RECORDS: PersonalDataSource = {
  find: async (manager, { email }) => {
    const order = { id: 'ASC' } as const;
    const applications = await manager.find(RentalApplication, { where: { email }, order });
    const rows: object[] = [];
    for (const application of applications) {
      const papers = await papersOf(manager, application.id);
      rows.push(toRecord(application, papers));
    }
    return { kind: 'rental-application', onErasure: 'erased', rows };
  },
  remove: async (manager, { email }) => {
    const ids = (await manager.findBy(RentalApplication, { email })).map(({ id }) => id);
    await manager.delete(RentalApplication, { email });
    return { kind: 'rental-application', ids };
  },
};

/** Without the note of employees and what only the service needs. */
const toRecord = (application: RentalApplication, papers: ApplicationPaper[]): object => {
  const { listingId, state, name, email, phone, lang, moveIn, people, pets } = application;
  const { address, employer, yearlyIncome, guarantorName, guarantorIncome } = application;
  const { signature, consentVersion, submittedAt, createdAt, updatedAt } = application;
  return {
    ...{ listing_id: listingId, state, name, email, phone, lang },
    ...{ move_in: moveIn, people, pets, address, employer, yearly_income: yearlyIncome },
    ...{ guarantor_name: guarantorName, guarantor_income: guarantorIncome, signature },
    ...{ consent_version: consentVersion, submitted_at: submittedAt },
    ...{ created_at: createdAt, updated_at: updatedAt },
    papers: papers.map(({ kind, file, createdAt: addedAt }) => ({
      ...{ kind, name: file.originalName, bytes: file.bytes, created_at: addedAt },
    })),
  };
};

/** The files of a person's papers, whose bytes go with the rows. */
export async function paperFilesOf(
  manager: EntityManager,
  { email }: Person,
): Promise<StoredFile[]> {
  const applications = await manager.findBy(RentalApplication, { email });
  return filesOfApplications(
    manager,
    applications.map(({ id }) => id),
  );
}

export async function filesOfApplications(
  manager: EntityManager,
  ids: number[],
): Promise<StoredFile[]> {
  const where = { applicationId: In(ids) };
  const papers = await manager.find(ApplicationPaper, { where, relations: { file: true } });
  return papers.map(({ file }) => file);
}
