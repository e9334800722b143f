import { sitePath, useTranslation, type TFunction } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import type { Enquiry } from '../api/sources';

export const useEnquiryFacts = (enquiry: Enquiry) => {
  const { t, i18n } = useTranslation();
  const name = (type: 'language' | 'region', code: string) =>
    new Intl.DisplayNames(i18n.language, { type }).of(code) ?? code;
  const { country, is_accredited: isAccredited, page } = enquiry;
  const facts = [
    { key: 'subject', value: enquiry.subject },
    { key: 'home', value: listingOf(enquiry, t) },
    { key: 'wishes', value: wishesOf(enquiry, t) },
    { key: 'amount', value: enquiry.investment_amount },
    { key: 'accredited', value: yesNo(isAccredited, t) },
    { key: 'country', value: country && name('region', country) },
    { key: 'referredBy', value: enquiry.referred_by },
    { key: 'topic', value: enquiry.topic },
    { key: 'email', value: <span translate="no">{enquiry.email}</span> },
    { key: 'phone', value: phoneOf(enquiry, t) },
    { key: 'language', value: name('language', enquiry.lang) },
    { key: 'page', value: page },
  ] as const;
  return facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
};

const yesNo = (value: boolean | null | undefined, t: TFunction) =>
  value === null || value === undefined ? null : t(value ? 'enquiry.yes' : 'enquiry.no');

function listingOf(
  { kind, listing_id: id, listing_title: title }: Enquiry,
  t: TFunction,
): ReactNode {
  if (kind !== 'listing') return null;
  if (!id) return t('enquiry.noHome');
  return (
    <a href={sitePath(`/listings-detail/${id}`)} target="_blank" rel="noopener">
      {title ?? `№ ${id}`}
      <span className="visually-hidden"> {t('file.newTab')}</span>
    </a>
  );
}

function wishesOf(enquiry: Enquiry, t: TFunction): string | null {
  const wishes = [
    enquiry.wants_visit && t('enquiry.wishes.visit'),
    enquiry.wants_information && t('enquiry.wishes.information'),
  ];
  return wishes.filter(Boolean).join(', ') || null;
}

function phoneOf({ phone, phone_kind: kind }: Enquiry, t: TFunction): string | null {
  return phone && kind ? `${phone} (${t(`enquiry.phoneKind.${kind}`)})` : phone;
}
