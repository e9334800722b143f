import { Controller, Get, Module, Post, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Public, ServiceConfig, withoutDeadline } from '../src/index.js';
import { createTestApp, type TestApp, until } from '../src/testing/index.js';
import { Note } from './fixtures/note.entity.js';
import { noteDataSource, NoteServiceModule } from './fixtures/note-service.js';

/** Milliseconds that a caller leaves, and seconds that a statement takes: none of these ends by itself in a test. */
const LEFT = '300';
const LONG = 20;

const UNAVAILABLE = {
  error: 1,
  message: 'This service does not answer at the moment, please try again later',
};

let late: Promise<unknown> | undefined;

@Public()
@Controller('slow')
class SlowController {
  constructor(private readonly dataSource: DataSource) {}

  @Get('statement')
  async statement(@Query('seconds') seconds: string) {
    await this.dataSource.query('SELECT pg_sleep($1)', [Number(seconds)]);
    return { error: 0 };
  }

  @Get('work')
  work() {
    return new Promise(() => undefined);
  }

  @Post('change')
  async change() {
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(Note, { text: 'half done' });
      await manager.query('SELECT pg_sleep($1)', [LONG]);
    });
  }

  @Get('behind')
  behind() {
    const count = () => this.dataSource.query('SELECT pg_sleep(0.6), 1 AS one');
    late = withoutDeadline(count);
    return late;
  }
}

@Module({ imports: [NoteServiceModule], controllers: [SlowController] })
class SlowModule {}

describe('a request after its deadline', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await createTestApp({
      module: SlowModule,
      config: ServiceConfig,
      dataSource: noteDataSource,
    });
  });
  afterAll(() => service.close());

  const call = async (method: 'GET' | 'POST', url: string, left = LEFT) => {
    const answer = await service.inject({
      method,
      url,
      headers: { 'x-internal-deadline': left },
    });
    const { statusCode: status, headers } = answer;
    return { status, retryAfter: headers['retry-after'], body: answer.json<object>() };
  };

  /** Statements of this service that the server works on. */
  const underWay = async (): Promise<number> => {
    const [row] = await service.dataSource.query<{ count: string }[]>(
      `SELECT count(*) FROM pg_stat_activity
       WHERE datname = current_database() AND state <> 'idle' AND query LIKE '%pg_sleep($1)%'
         AND pid <> pg_backend_pid()`,
    );
    return Number(row?.count);
  };

  const untilNoneIsUnderWay = () => until(async () => (await underWay()) === 0);

  it.each(['statement?seconds=20', 'work'])('gets this response: %s', async (path) => {
    expect(await call('GET', `/slow/${path}`)).toEqual({
      status: 504,
      retryAfter: '5',
      body: UNAVAILABLE,
    });
  });

  it('leaves no running statement in the database', async () => {
    const calls = Array.from({ length: 12 }, () => call('GET', `/slow/statement?seconds=${LONG}`));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([504]));
    await untilNoneIsUnderWay();
    expect(await call('GET', '/slow/statement?seconds=0')).toMatchObject({ status: 200 });
  });

  it('changes nothing', async () => {
    expect(await call('POST', '/slow/change')).toMatchObject({ status: 504 });
    await untilNoneIsUnderWay();
    expect(await service.dataSource.getRepository(Note).count()).toBe(0);
  });

  it('does not cancel work without a deadline', async () => {
    expect(await call('GET', '/slow/behind')).toMatchObject({ status: 504 });
    expect(await late).toMatchObject([{ one: 1 }]);
  });

  it('succeeds in time, and without a deadline', async () => {
    expect(await call('GET', '/slow/statement?seconds=0.1', '20000')).toMatchObject({
      status: 200,
    });
    expect(await call('GET', '/slow/statement?seconds=0.4', 'none')).toMatchObject({ status: 200 });
  });
});
