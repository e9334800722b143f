import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { InvestorTotalsAnswerDto, InvestorTotalsDto } from './investor-totals.dto.js';

@Injectable()
export class InvestorTotalsService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(): Promise<InvestorTotalsAnswerDto> {
    return { error: 0, list: await this.dataSource.query<InvestorTotalsDto[]>(TOTALS) };
  }
}

const TOTALS = `
  WITH paid AS (
    SELECT holding_id, sum(amount) AS amount FROM investor_distribution GROUP BY holding_id
  ), held AS (
    SELECT account_id, count(*)::integer AS holdings, sum(committed) AS committed,
      sum(contributed) AS contributed, sum(coalesce(paid.amount, 0)) AS distributed
    FROM investor_holding LEFT JOIN paid ON paid.holding_id = investor_holding.id
    GROUP BY account_id
  ), document_counts AS (
    SELECT document.account_id, count(*)::integer AS documents,
      (count(*) FILTER (WHERE receipt.document_id IS NULL))::integer AS unread
    FROM investor_document document
    LEFT JOIN investor_document_receipt receipt
      ON receipt.document_id = document.id AND receipt.account_id = document.account_id
      AND receipt.file_id = document.file_id
    GROUP BY document.account_id
  )
  SELECT account_id,
    coalesce(holdings, 0) AS holdings,
    coalesce(committed, 0)::numeric(18,2)::text AS committed,
    coalesce(contributed, 0)::numeric(18,2)::text AS contributed,
    coalesce(distributed, 0)::numeric(18,2)::text AS distributed,
    coalesce(documents, 0) AS documents,
    coalesce(unread, 0) AS unread
  FROM held FULL JOIN document_counts USING (account_id)
  ORDER BY account_id`;
