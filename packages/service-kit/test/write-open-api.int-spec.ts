import { Controller, Get, Module, Post } from '@nestjs/common';
import { NoteServiceModule } from './fixtures/note-service.js';
import { createOpenApi } from '../src/openapi/write-open-api.js';

it('describes every call: stable id, token requirement, failures', async () => {
  const { paths, components } = await createOpenApi({ name: 'notes', module: NoteServiceModule });
  expect(Object.keys(paths)).toEqual([
    '/api/notes',
    '/api/notes/by-query',
    '/api/notes/mine',
    '/api/notes/people',
    '/api/notes/staff',
    '/api/notes/too-many',
    '/api/notes/{id}',
  ]);
  expect(paths['/api/notes/{id}']?.get).toMatchObject({
    operationId: 'noteById',
    security: [],
    responses: {
      200: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/NoteDto' } } },
      },
      default: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorDto' } } },
      },
    },
  });
  expect(paths['/api/notes']?.post?.responses).toHaveProperty('200');
  expect(paths['/api/notes/mine']?.get).not.toHaveProperty('security');
  expect(paths['/api/notes/mine']?.get).not.toHaveProperty('x-public');
  expect(paths['/api/notes/people']?.get).toMatchObject({
    'x-gateway': { right: 'people', roles: ['admin'] },
  });
  expect(components?.schemas).toHaveProperty('ErrorDto.properties.errors');
});

it('refuses a call that would return 201', async () => {
  @Controller('api/things')
  class ThingController {
    @Get()
    list() {
      return [];
    }

    @Post()
    add() {
      return {};
    }
  }

  @Module({ controllers: [ThingController] })
  class ThingModule {}

  await expect(createOpenApi({ name: 'things', module: ThingModule })).rejects.toThrow(
    'thingAdd answers 201',
  );
});
