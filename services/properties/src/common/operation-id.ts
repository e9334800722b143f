import { ApiOperation } from '@nestjs/swagger';

/**
 * The name of a call in `openapi.json`. Without it the name follows from the class and the method. Use it where those were renamed: the
 * published name stays.
 */
export const OperationId = (operationId: string): MethodDecorator =>
  ApiOperation({ operationId, summary: undefined });
