import type { Distribution, Holding, InvestorDocument } from './api/get-investor';

interface On<Subject extends string, Row> {
  subject: Subject;
  /** Without one something new is added. */
  row?: Row;
  isRemoval?: true;
}

/** A row that is added, changed or removed. */
export type RowTask =
  On<'holding', Holding> | On<'distribution', Distribution> | On<'document', InvestorDocument>;

/** What somebody is doing on the page. */
export type Task = RowTask | { subject: 'file'; row: InvestorDocument };
