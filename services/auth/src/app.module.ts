import { Module } from '@nestjs/common';
import { ServiceModule } from '@phantom/service-kit';
import { authDataSource } from './data-source.js';
import { DemoModule } from './demo/demo.module.js';
import { SessionModule } from './session/session.module.js';

@Module({
  imports: [ServiceModule.forRoot({ dataSource: authDataSource }), SessionModule, DemoModule],
})
export class AppModule {}
