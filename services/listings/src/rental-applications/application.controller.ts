import { Body, Controller, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { fileHeaders, PostUpload } from '@phantom/files';
import { type Delivery, FormDelivery, PostForm } from '@phantom/outbox';
import { Gateway, type MessageDto, PostOk, Public } from '@phantom/service-kit';
import { SubscriptionTokenDto } from '@phantom/subscriptions';
import {
  ApplicantDto,
  ApplicantIncomeDto,
  NewApplicationDto,
  NewPaperDto,
  OwnApplicationAnswerDto,
  PAPER_UPLOAD,
  PaperTokenDto,
  SubmissionDto,
} from './application.dto.js';
import { ApplicationPapers, type OpenedPaper } from './application-papers.service.js';
import { ApplicationService } from './application.service.js';

/** Nobody is signed in: whoever has the link may read and change an application. */
@ApiTags('listings')
@Controller('api/auth/rental-applications')
@Public()
export class ApplicationController {
  constructor(
    private readonly applications: ApplicationService,
    private readonly papers: ApplicationPapers,
  ) {}

  @PostForm('')
  @ApiOperation({ summary: 'Begin an application; the address gets a mail with its link' })
  begin(@Body() form: NewApplicationDto, @FormDelivery() delivery: Delivery): Promise<MessageDto> {
    return this.applications.begin(form, delivery);
  }

  @PostOk('own')
  @ApiOkResponse({ type: OwnApplicationAnswerDto })
  own(@Body() { token }: SubscriptionTokenDto): Promise<OwnApplicationAnswerDto> {
    return this.applications.own(token);
  }

  @PostOk('applicant')
  @ApiOkResponse({ type: OwnApplicationAnswerDto })
  saveApplicant(@Body() applicant: ApplicantDto): Promise<OwnApplicationAnswerDto> {
    return this.applications.saveApplicant(applicant);
  }

  @PostOk('income')
  @ApiOkResponse({ type: OwnApplicationAnswerDto })
  saveIncome(@Body() income: ApplicantIncomeDto): Promise<OwnApplicationAnswerDto> {
    return this.applications.saveIncome(income);
  }

  // A form for the gateway: it refuses too many before it reads their bytes, also from senders without a link.
  @PostUpload('papers', PAPER_UPLOAD)
  @Gateway({ isForm: true })
  @ApiOperation({ summary: 'Add a paper: PDF, JPEG or PNG up to 10 MB' })
  @ApiOkResponse({ type: OwnApplicationAnswerDto })
  addPaper(@Body() form: NewPaperDto): Promise<OwnApplicationAnswerDto> {
    return this.papers.add(form);
  }

  @PostOk('papers/remove')
  @ApiOkResponse({ type: OwnApplicationAnswerDto })
  removePaper(@Body() form: PaperTokenDto): Promise<OwnApplicationAnswerDto> {
    return this.papers.remove(form);
  }

  @PostOk('papers/content')
  @ApiOkResponse({ content: { '*/*': { schema: { type: 'string', format: 'binary' } } } })
  async readPaper(
    @Body() form: PaperTokenDto,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<StreamableFile> {
    return sendPaper(await this.papers.openOwn(form), reply);
  }

  @PostOk('submit')
  @ApiOperation({ summary: 'Send the application; only the link of a mail can' })
  @ApiOkResponse({ type: OwnApplicationAnswerDto })
  submit(@Body() submission: SubmissionDto): Promise<OwnApplicationAnswerDto> {
    return this.applications.submit(submission);
  }

  @PostOk('withdraw')
  @ApiOkResponse({ type: OwnApplicationAnswerDto })
  withdraw(@Body() { token }: SubscriptionTokenDto): Promise<OwnApplicationAnswerDto> {
    return this.applications.withdraw(token);
  }

  @PostOk('link')
  @Gateway({ isForm: true })
  @ApiOperation({ summary: 'Mail the link once more' })
  @ApiOkResponse({ type: OwnApplicationAnswerDto })
  mailLink(@Body() { token }: SubscriptionTokenDto): Promise<OwnApplicationAnswerDto> {
    return this.applications.mailLink(token);
  }
}

/** The response of a call, as far as it is needed here. */
export interface Reply {
  headers: (values: Record<string, string>) => unknown;
}

/** Sends the bytes of a paper. No cache keeps them. */
export function sendPaper({ file, content, length }: OpenedPaper, reply: Reply): StreamableFile {
  reply.headers({ ...fileHeaders(file), 'Cache-Control': 'no-store' });
  return new StreamableFile(content, { type: file.contentType, length });
}
