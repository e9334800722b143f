import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '@phantom/service-kit';
import { DocumentService } from './document.service.js';
import { DocumentAnswerDto } from './dto/document-answer.dto.js';

@ApiTags('documents')
@Controller('api/auth/pdf/PDflist')
@Roles('admin')
export class DocumentController {
  constructor(private readonly documents: DocumentService) {}

  @Get('Employment-Contract')
  @ApiOkResponse({ type: DocumentAnswerDto })
  contracts(): Promise<DocumentAnswerDto> {
    return this.documents.read('Employment-Contract');
  }

  @Get('Employee-Handbook')
  @ApiOkResponse({ type: DocumentAnswerDto })
  handbook(): Promise<DocumentAnswerDto> {
    return this.documents.read('Employee-Handbook');
  }

  @Get('training')
  @ApiOkResponse({ type: DocumentAnswerDto })
  training(): Promise<DocumentAnswerDto> {
    return this.documents.read('training');
  }
}
