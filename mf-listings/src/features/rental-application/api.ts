import type { Attempt } from '@phantom/forms';
import { api, unwrap } from '@phantom/mf-kit';
import { upload, type UploadOptions } from '@phantom/mf-kit/upload';

/** The application of a link. */
export const getOwnApplication = async (token: string, signal: AbortSignal) =>
  (await unwrap(api.POST('/api/auth/rental-applications/own', { body: { token }, signal })))
    .list[0];

export type OwnApplication = NonNullable<Awaited<ReturnType<typeof getOwnApplication>>>;
export type StoredPaper = OwnApplication['papers'][number];
export type PaperKind = StoredPaper['kind'];

export interface Applicant {
  name: string;
  phone: string;
  /** YYYY-MM-DD. */
  move_in: string;
  people: number;
  pets: string;
}

interface NewApplication extends Applicant {
  listing_id: number;
  email: string;
  /** Of the link of this page. */
  token: string;
}

/** Begins an application. The address gets a mail with its own link. */
export const beginApplication = (application: NewApplication, { key, signal, marks }: Attempt) =>
  unwrap(
    api.POST('/api/auth/rental-applications', {
      params: { header: { 'Idempotency-Key': key } },
      body: { ...application, ...marks },
      signal,
    }),
  );

export const saveApplicant = async (token: string, applicant: Applicant, signal: AbortSignal) => {
  const body = { token, ...applicant };
  return (await unwrap(api.POST('/api/auth/rental-applications/applicant', { body, signal })))
    .list[0];
};

export interface ApplicantIncome {
  address: string;
  employer: string;
  yearly_income: number;
  guarantor_name: string;
  guarantor_income: number | null;
}

export const saveIncome = async (token: string, income: ApplicantIncome, signal: AbortSignal) => {
  const body = { token, ...income };
  return (await unwrap(api.POST('/api/auth/rental-applications/income', { body, signal }))).list[0];
};

/** Adds a paper. The server stores the same file once. */
export const addPaper = async (
  token: string,
  { kind, file }: { kind: PaperKind; file: File },
  options: UploadOptions,
): Promise<OwnApplication | undefined> => {
  const form = new FormData();
  form.set('token', token);
  form.set('kind', kind);
  form.set('file', file);
  const path = '/api/auth/rental-applications/papers';
  return (await upload<{ list: OwnApplication[] }>(path, form, options)).list[0];
};

export const removePaper = async (token: string, { id }: StoredPaper) => {
  const body = { token, paper_id: id };
  return (await unwrap(api.POST('/api/auth/rental-applications/papers/remove', { body }))).list[0];
};

export const submitApplication = async (
  token: string,
  submission: { signature: string; consent_version: string },
  signal: AbortSignal,
) => {
  const body = { token, ...submission };
  return (await unwrap(api.POST('/api/auth/rental-applications/submit', { body, signal }))).list[0];
};

export const withdrawApplication = async (token: string, signal: AbortSignal) =>
  (await unwrap(api.POST('/api/auth/rental-applications/withdraw', { body: { token }, signal })))
    .list[0];

/** Mails the link once more. */
export const mailLink = (token: string, signal: AbortSignal) =>
  unwrap(api.POST('/api/auth/rental-applications/link', { body: { token }, signal }));
