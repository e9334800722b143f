import { Agent, get, type IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Controller, Get, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Lifecycle, Public, ServiceConfig } from '../src/index.js';
import { createTestApp } from '../src/testing/index.js';
import { noteDataSource, NoteServiceModule } from './fixtures/note-service.js';

let arrived: () => void;
let release: () => void;
const arrival = new Promise<void>((resolve) => (arrived = resolve));
const released = new Promise<void>((resolve) => (release = resolve));

@Public()
@Controller()
class SlowController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('slow')
  async slow() {
    arrived();
    await released;
    await this.dataSource.query('SELECT 1');
    return { error: 0 };
  }
}

@Module({ imports: [NoteServiceModule], controllers: [SlowController] })
class SlowModule {}

const keptAlive = new Agent({ keepAlive: true });

function request(url: string, agent = keptAlive): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => answer.resume().on('end', () => resolve(answer))).on(
      'error',
      reject,
    );
  });
}

it('reports that it ends, stops accepting, finishes in-flight requests, and then closes the database pool', async () => {
  const service = await createTestApp({
    module: SlowModule,
    config: ServiceConfig,
    dataSource: noteDataSource,
  });
  await service.app.listen(0, '127.0.0.1');
  const url = await service.app.getUrl();
  expect((await request(`${url}/health/live`)).headers.connection).toBe('keep-alive');

  service.app.get(Lifecycle).isEnding = true;
  expect((await request(`${url}/health/ready`)).statusCode).toBe(503);
  expect(await request(`${url}/health/live`)).toMatchObject({
    statusCode: 200,
    headers: { connection: 'close' },
  });

  const slow = request(`${url}/slow`);
  await arrival;
  const closed = service.close();
  while (service.app.getHttpServer().listening) await nextTurn();
  await expect(request(`${url}/health/live`, new Agent())).rejects.toThrow('ECONNREFUSED');
  release();
  expect((await slow).statusCode).toBe(200);
  await closed;
  expect(service.app.get(DataSource).isInitialized).toBe(false);
  keptAlive.destroy();
});
