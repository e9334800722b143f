import { currentLanguage } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { homeName } from '../common/home-name.js';
import { isOnMarket, Listing } from '../listings/listing.entity.js';
import type {
  ApplicationFieldsDto,
  ApplicationPaperDto,
  AppliedHomeDto,
} from './application.dto.js';
import { ApplicationPaper, type RentalApplication } from './application.entity.js';

export function toHomeDto(listing: Listing): AppliedHomeDto {
  const { id, listPrice: rent } = listing;
  return { id, name: homeName(listing, currentLanguage()), rent, is_available: isOffered(listing) };
}

/** Whether somebody can apply for a home: a rental that visitors find. */
export const isOffered = (listing: Listing): boolean =>
  listing.transactionType === 'rental' && isOnMarket(listing);

/** An application with its home and its papers. */
export async function toFields(
  manager: EntityManager,
  application: RentalApplication,
): Promise<ApplicationFieldsDto> {
  const { id, listingId, state, submittedAt } = application;
  const { name, email, phone, moveIn, people, pets, signature } = application;
  const { address, employer, yearlyIncome, guarantorName, guarantorIncome } = application;
  const listing = await manager.findOneByOrFail(Listing, { id: listingId });
  return {
    ...{ id, state, home: toHomeDto(listing) },
    ...{ name, email, phone, move_in: moveIn, people, pets },
    ...{ address, employer, yearly_income: yearlyIncome },
    ...{ guarantor_name: guarantorName, guarantor_income: guarantorIncome },
    papers: (await papersOf(manager, id)).map(toPaperDto),
    submitted_at: submittedAt?.toISOString() ?? null,
    signature,
  };
}

export const papersOf = (
  manager: EntityManager,
  applicationId: number,
): Promise<ApplicationPaper[]> =>
  manager.find(ApplicationPaper, {
    where: { applicationId },
    relations: { file: true },
    order: { id: 'ASC' },
  });

const toPaperDto = ({ id, kind, file }: ApplicationPaper): ApplicationPaperDto => ({
  ...{ id, kind },
  name: file.originalName ?? file.name,
  bytes: file.bytes ?? 0,
});
