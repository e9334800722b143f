import type { TFunction } from '@phantom/mf-kit';
import { companyDay } from '../../../shared/date-time/company-day';
import { centsOf, parseAmount } from '../../../shared/money/parse-amount';

const FIRST_YEAR = 1990;

/** Today in New York, as YYYY-MM-DD. */
export const today = (now = Date.now()): string => companyDay(now);

interface AmountRule {
  mayBeZero?: boolean;
}

/** Validators; each returns an error text or undefined. */
export function validatorsFor(t: TFunction, language: string) {
  const example = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(250_000);
  return {
    /** @param field label of the amount */
    amount(text: string, field: string, { mayBeZero = false }: AmountRule = {}) {
      const amount = parseAmount(text, language);
      if (amount === undefined) return t('investorAccounts.rules.amount', { field, example });
      if (!mayBeZero && centsOf(amount) === 0n) return t('investorAccounts.rules.aboveZero');
      return undefined;
    },
    notAbove(contributed: string, committed: string): string | undefined {
      const [paid, promised] = [
        parseAmount(contributed, language),
        parseAmount(committed, language),
      ];
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

export const presentErrors = (found: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
