import { IsEmail, IsString } from 'class-validator';
import { ValidationError } from '../errors/errors.js';
import { DtoValidationPipe } from './validation.pipe.js';

class MessageDto {
  @IsEmail()
  email: string;

  @IsString({ each: true })
  lines: string[];
}

const LONE_SURROGATE = '\ud800';
const check = (body: object) =>
  new DtoValidationPipe().transform(body, { type: 'body', metatype: MessageDto });

describe('DtoValidationPipe', () => {
  it('reports an email address with a lone surrogate as a wrong field', async () => {
    const checked = check({ email: `${LONE_SURROGATE}@example.com`, lines: [] });

    await expect(checked).rejects.toBeInstanceOf(ValidationError);
    await expect(checked).rejects.toMatchObject({ errors: { email: [expect.any(String)] } });
  });

  it('replaces lone surrogates in nested texts', async () => {
    const dto = await check({ email: 'a@example.com', lines: [`one ${LONE_SURROGATE}`, '😀'] });

    expect(dto).toMatchObject({ lines: ['one \ufffd', '😀'] });
  });

  it('keeps null members', async () => {
    await expect(check({ email: null, lines: [] })).rejects.toBeInstanceOf(ValidationError);
  });
});
