import { Body, Controller, Delete, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { fileHeaders, PostUpload } from '@phantom/files';
import { CurrentUser, OkDto, Public, type TokenUser } from '@phantom/service-kit';
import type { FastifyReply } from 'fastify';
import {
  NewProfileImageDto,
  PROFILE_IMAGE_RULES,
  ProfileImageDto,
  ProfileImageParamDto,
} from './profile-image.dto.js';
import { ProfileImageService } from './profile-image.service.js';

/** A new image gets a new address. Shared caches keep an image for one minute only, because it may be removed. */
const CACHE_CONTROL = 'public, max-age=31536000, s-maxage=60, immutable';

@ApiTags('profile')
@Controller('api/auth')
export class ProfileImageController {
  constructor(private readonly images: ProfileImageService) {}

  @PostUpload('setptofile', PROFILE_IMAGE_RULES)
  @ApiOperation({ summary: 'Set the own picture: JPEG, PNG or WebP up to 5 MB' })
  @ApiOkResponse({ type: ProfileImageDto })
  setProfileImage(
    @CurrentUser() { id }: TokenUser,
    @Body() { image }: NewProfileImageDto,
  ): Promise<ProfileImageDto> {
    return this.images.set(id, image);
  }

  @Delete('profile-image')
  @ApiOperation({ summary: 'Take the own picture away' })
  @ApiOkResponse({ type: OkDto })
  removeProfileImage(@CurrentUser() { id }: TokenUser): Promise<OkDto> {
    return this.images.remove(id);
  }

  @Public()
  @Get('profile-images/:name')
  @ApiOkResponse({ content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } })
  async profileImage(
    @Param() { name }: ProfileImageParamDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { file, length, content } = await this.images.open(name);
    reply.headers({ ...fileHeaders(file), 'Cache-Control': CACHE_CONTROL });
    return new StreamableFile(content, { type: file.contentType, length });
  }
}
