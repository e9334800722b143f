import { FilesConfig } from '@phantom/files';
import { FormConfig, MailConfig } from '@phantom/outbox';
import { IsInteger, combinedConfig, ServiceConfig } from '@phantom/service-kit';
import { Type } from 'class-transformer';
import { IsISO8601, IsNumber, IsUrl, Length, Max, Min } from 'class-validator';

const NUMBER = { allowNaN: false, allowInfinity: false };

export class ListingsConfig extends combinedConfig(
  ServiceConfig,
  MailConfig,
  FormConfig,
  FilesConfig,
) {
  override port = 8103;

  /** The base URL of the content service, which knows the company's postal address. */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  contentUrl = 'http://127.0.0.1:8102';

  /** Per cent a year: the average of fixed mortgages over 30 years, by Freddie Mac's Primary Mortgage Market Survey. */
  @Type(() => Number)
  @IsNumber(NUMBER)
  @Min(0)
  @Max(30)
  mortgageRate = 5.98;

  /** The date of the survey. */
  @Length(10, 10)
  @IsISO8601({ strict: true })
  mortgageRateDate = '2026-02-26';

  /** Per cent of the assessed value, for New York's tax class 1, by the Department of Finance. */
  @Type(() => Number)
  @IsNumber(NUMBER)
  @Min(0)
  @Max(100)
  houseTaxRate = 19.843;

  /** The fiscal year of the rate, in the city's numbering. */
  @IsInteger(2026, 2100)
  houseTaxYear = 2026;
}
