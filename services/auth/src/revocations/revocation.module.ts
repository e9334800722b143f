import { Module } from '@nestjs/common';
import { RevocationFeed } from './revocation-feed.service.js';
import { RevocationController } from './revocation.controller.js';

/** The session revocation list: gateways and services refuse its access tokens before they expire. */
@Module({ controllers: [RevocationController], providers: [RevocationFeed] })
export class RevocationModule {}
