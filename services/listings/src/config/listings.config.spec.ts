import { loadConfig } from '@phantom/service-kit';
import { ListingsConfig } from './listings.config.js';

const env = { DATABASE_URL: 'postgres://a:b@db:5432/c', FILES_DIR: '/files' };

describe('ListingsConfig', () => {
  it('reads the estimate figures from the environment', () => {
    const config = loadConfig(ListingsConfig, {
      ...env,
      MORTGAGE_RATE: '6.25',
      MORTGAGE_RATE_DATE: '2026-11-19',
      HOUSE_TAX_RATE: '20.1',
      HOUSE_TAX_YEAR: '2027',
    });
    expect(config).toMatchObject({
      mortgageRate: 6.25,
      mortgageRateDate: '2026-11-19',
      houseTaxRate: 20.1,
      houseTaxYear: 2027,
    });
  });

  it.each([
    ['MORTGAGE_RATE', 'six'],
    ['MORTGAGE_RATE', '62.5'],
    ['MORTGAGE_RATE_DATE', '11/19/2026'],
    ['MORTGAGE_RATE_DATE', '2026-02-30'],
    ['HOUSE_TAX_YEAR', '27'],
  ])('rejects %s=%s', (name, value) => {
    expect(() => loadConfig(ListingsConfig, { ...env, [name]: value })).toThrow(name);
  });
});
