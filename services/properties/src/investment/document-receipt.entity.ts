import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/** That an investor has opened a document, as the file that it had then, and when. */
@Entity('investor_document_receipt')
export class DocumentReceipt {
  @PrimaryColumn({ name: 'document_id', type: 'integer' })
  documentId: number;

  // By name: the document already knows this class.
  @ManyToOne('InvestorDocument', 'receipts')
  @JoinColumn({ name: 'document_id' })
  document: object;

  @PrimaryColumn({ name: 'file_id', type: 'integer' })
  fileId: number;

  @PrimaryColumn({ name: 'account_id', type: 'integer' })
  accountId: number;

  @Column({ name: 'account_name', type: 'varchar', length: 120 })
  accountName: string;

  @Column({ name: 'first_opened_at', type: 'timestamptz' })
  firstOpenedAt: Date;

  @Column({ name: 'last_opened_at', type: 'timestamptz' })
  lastOpenedAt: Date;

  @Column({ type: 'integer' })
  times: number;
}
