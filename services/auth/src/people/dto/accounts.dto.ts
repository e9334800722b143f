import { ApiProperty, PickType } from '@nestjs/swagger';
import { ACCOUNT_TYPES, IsId, OkDto, type AccountType } from '@phantom/service-kit';
import { ChoiceField, TextField } from '@phantom/service-kit/forms';
import { SessionUserDto } from '../../session/dto/session.dto.js';

export class AccountsQueryDto {
  @IsId({ isOptional: true })
  id?: number;

  @ChoiceField(ACCOUNT_TYPES)
  type?: AccountType;

  @TextField({ max: 200, description: 'A part of the name or of the email address' })
  search?: string;
}

export class AccountDto extends PickType(SessionUserDto, ['id', 'name', 'email', 'image']) {}

export class AccountNameDto extends PickType(SessionUserDto, ['id', 'name']) {}

export class AccountNamesDto extends OkDto {
  @ApiProperty({ type: [AccountNameDto], maxItems: 10_000, description: 'By name' })
  list: AccountNameDto[];
}

export class AccountsDto extends OkDto {
  @ApiProperty({ type: [AccountDto], maxItems: 200, description: 'By name' })
  list: AccountDto[];
}
