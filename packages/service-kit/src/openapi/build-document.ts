import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, getSchemaPath, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { GATEWAY_PREFIX } from '../auth/gateway.decorator.js';
import { ErrorDto } from './dto.js';

type PathItem = OpenAPIObject['paths'][string];
type Operation = NonNullable<PathItem['get']>;

/** The OpenAPI document of a service: every call with its token requirement and its failures. */
export function buildDocument(app: INestApplication, name: string): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle(`Phantom Partners: ${name}`)
    .setVersion('1')
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .addGlobalResponse({
      status: 'default',
      description: 'Failure',
      schema: { $ref: getSchemaPath(ErrorDto) },
    })
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => operationId(controller, method),
    extraModels: [ErrorDto],
  });
  for (const operation of operationsOf(document)) finishOperation(operation);
  return inOrder(document);
}

/** `ListingController.find` is `listingFind`: unique over all services, stable over moves of the path. */
function operationId(controller: string, method: string): string {
  const subject = controller.replace(/Controller$/, '');
  return (
    subject.charAt(0).toLowerCase() +
    subject.slice(1) +
    method.charAt(0).toUpperCase() +
    method.slice(1)
  );
}

function operationsOf({ paths }: OpenAPIObject): Operation[] {
  return Object.values(paths).flatMap(({ get, post, put, patch, delete: remove }) =>
    [get, post, put, patch, remove].filter((operation) => operation !== undefined),
  );
}

function finishOperation(operation: Operation & { 'x-public'?: true }): void {
  if ('201' in operation.responses) {
    throw new Error(`${operation.operationId} answers 201: declare it with @PostOk()`);
  }
  if (operation['x-public']) operation.security = [];
  delete operation['x-public'];
  joinGatewayOptions(operation as object as Record<string, unknown>);
}

/** `x-gateway-right: people` becomes `x-gateway: { right: people }`. */
function joinGatewayOptions(operation: Record<string, unknown>): void {
  const names = Object.keys(operation).filter((key) => key.startsWith(GATEWAY_PREFIX));
  if (names.length === 0) return;
  const options = names.map(
    (name) => [name.slice(GATEWAY_PREFIX.length), operation[name]] as const,
  );
  for (const name of names) Reflect.deleteProperty(operation, name);
  operation['x-gateway'] = Object.fromEntries(options.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Independent of the order in which modules import one another. */
function inOrder(document: OpenAPIObject): OpenAPIObject {
  const { components } = document;
  return {
    ...document,
    paths: sorted(document.paths),
    components: { ...components, schemas: sorted(components?.schemas ?? {}) },
  };
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
