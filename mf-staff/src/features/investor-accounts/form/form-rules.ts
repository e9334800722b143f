import type { TFunction } from '@phantom/mf-kit';
import { companyDay } from '../../../shared/date-time/company-day';
import { centsOf, readAmount } from '../../../shared/money/read-amount';

const FIRST_YEAR = 1990;

/** The company's day, as YYYY-MM-DD. */
export const today = (now = Date.now()): string => companyDay(now);

interface AmountRule {
  mayBeZero?: boolean;
}

/** What is wrong with what was entered, or nothing. */
export function rulesOf(t: TFunction, language: string) {
  const example = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(250_000);
  return {
    /** @param field what the amount is called */
    amount(text: string, field: string, { mayBeZero = false }: AmountRule = {}) {
      const amount = readAmount(text, language);
      if (amount === undefined) return t('investorAccounts.rules.amount', { field, example });
      if (!mayBeZero && centsOf(amount) === 0n) return t('investorAccounts.rules.aboveZero');
      return undefined;
    },
    notAbove(contributed: string, committed: string): string | undefined {
      const [paid, promised] = [readAmount(contributed, language), readAmount(committed, language)];
      const isAbove = paid && promised && centsOf(paid) > centsOf(promised);
      return isAbove ? t('investorAccounts.rules.aboveCommitted') : undefined;
    },
    pastDay(day: string): string | undefined {
      if (!day) return t('investorAccounts.rules.day');
      return day > today() ? t('investorAccounts.rules.future') : undefined;
    },
    year(text: string): string | undefined {
      const year = Number(text);
      const isYear = /^\d{4}$/.test(text.trim()) && year >= FIRST_YEAR;
      const isNear = year <= new Date().getFullYear() + 1;
      return isYear && isNear ? undefined : t('investorAccounts.rules.year');
    },
    text(text: string, rule: 'property' | 'title' | 'holding'): string | undefined {
      return text.trim() ? undefined : t(`investorAccounts.rules.${rule}`);
    },
  };
}

/** Only the fields with something to say. */
export const faults = (found: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
