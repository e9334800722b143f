import { Body, Controller, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Delivery, FormDelivery, PostForm } from '@phantom/outbox';
import { type MessageDto, PostOk, Public } from '@phantom/service-kit';
import { leavingController } from '../leaving.js';
import { SubscriptionTokenDto } from '../subscription-form.dto.js';
import { LIST_SUBSCRIPTIONS } from './list-subscriptions.js';
import { PreferencesAnswerDto, PreferencesChangeDto, SubscribeDto } from './subscription.dto.js';
import { SubscriptionService } from './subscription.service.js';

@ApiTags('subscriptions')
@Controller('api/auth/subscribe')
export class SubscribeController {
  constructor(private readonly subscriptions: SubscriptionService) {}

  @PostForm('')
  @ApiOperation({ summary: 'Subscribe an address; it gets a mail with a link to confirm' })
  subscribe(@Body() form: SubscribeDto, @FormDelivery() delivery: Delivery): Promise<MessageDto> {
    return this.subscriptions.subscribe(form, delivery);
  }
}

/** Nobody is signed in: whoever has a link from a mail may make the calls. */
@ApiTags('subscriptions')
@Controller(LIST_SUBSCRIPTIONS.options.path)
@Public()
export class SubscriptionController extends leavingController(
  SubscriptionService,
  'subscriptionPage',
) {
  constructor(private readonly subscriptions: SubscriptionService) {
    super();
  }

  @PostOk('confirm')
  @ApiOkResponse({ type: PreferencesAnswerDto })
  confirm(@Body() { token }: SubscriptionTokenDto): Promise<PreferencesAnswerDto> {
    return this.subscriptions.confirm(token);
  }

  @PostOk('preferences')
  @ApiOkResponse({ type: PreferencesAnswerDto })
  preferences(@Body() { token }: SubscriptionTokenDto): Promise<PreferencesAnswerDto> {
    return this.subscriptions.preferences(token);
  }

  @Patch('preferences')
  @ApiOkResponse({ type: PreferencesAnswerDto })
  change(@Body() change: PreferencesChangeDto): Promise<PreferencesAnswerDto> {
    return this.subscriptions.changePreferences(change);
  }
}
