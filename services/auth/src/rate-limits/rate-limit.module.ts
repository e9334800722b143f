import { Module } from '@nestjs/common';
import { LoginRateLimiter } from './login-rate-limiter.service.js';
import { MailRateLimiter } from './mail-rate-limiter.service.js';

@Module({
  providers: [LoginRateLimiter, MailRateLimiter],
  exports: [LoginRateLimiter, MailRateLimiter],
})
export class RateLimitModule {}
