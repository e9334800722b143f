import { useHydrated } from '@phantom/mf-kit';
import { lazy, Suspense } from 'react';
import styles from './subscribe-panel.module.css';

const SubscribeForm = lazy(async () => {
  try {
    const { SubscribeForm: form, loadSubscriptionTexts } = await import(
      /* webpackChunkName: "subscriptions" */ './page/subscription.route'
    );
    await loadSubscriptionTexts();
    return { default: form };
  } catch {
    // The page shows without the form.
    return new Promise<never>(() => undefined);
  }
});

/** The form of subscribers, loaded after the page. */
export function SubscribePanel() {
  return (
    <div className={styles.panel}>
      {useHydrated() && (
        <Suspense>
          <SubscribeForm />
        </Suspense>
      )}
    </div>
  );
}
