import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NeedsRight } from '@phantom/service-kit';
import { DocumentHistoryService } from './document-history.service.js';
import { DocumentHistoryDto, DocumentHistoryQueryDto } from './dto/document-history.dto.js';

@ApiTags('documents')
@Controller('api/auth/document-history')
@NeedsRight('documents')
export class DocumentHistoryController {
  constructor(private readonly history: DocumentHistoryService) {}

  @Get()
  @ApiOkResponse({ type: DocumentHistoryDto })
  list(@Query() query: DocumentHistoryQueryDto): Promise<DocumentHistoryDto> {
    return this.history.list(query);
  }
}
