import type { Distribution, Holding, InvestorDocument } from './api/get-investor';

interface On<Subject extends string, Row> {
  subject: Subject;
  /** Without one something new is added. */
  row?: Row;
  isRemoval?: true;
}

/** What somebody is doing on the page. */
export type Task =
  On<'holding', Holding> | On<'distribution', Distribution> | On<'document', InvestorDocument>;
