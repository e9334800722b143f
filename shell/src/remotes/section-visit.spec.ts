import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  bootRemote,
  delayed,
  hanging,
  missing,
  throwingAtMount,
  workingRemote,
} from '../testing/remotes';
import { framePage } from '../testing/page';
import { unreachableOverrides } from './unreachable-overrides';
import { RemoteError } from './failure';
import { RemoteStore, type FetchRemote } from './remote-store';
import { SectionVisit, isHinted, isReachable } from './section-visit';

describe('SectionVisit', () => {
  const listings = bootRemote('mf-listings', {
    default: { version: '0.9.0', url: '/r/mf-listings/0.9.0/remoteEntry.js' },
  });
  const main = () => document.getElementById('main') as HTMLElement;

  /** One result after the other; the last one repeats. */
  function oneAfterAnother(...answers: FetchRemote[]): FetchRemote {
    return (...call) => ((answers.length > 1 && answers.shift()) || answers[0]!)(...call);
  }

  function visit(fetch: FetchRemote, remote = listings): SectionVisit {
    return new SectionVisit(remote, new RemoteStore(fetch), ['/lending']);
  }

  beforeEach(async () => {
    await framePage();
    // A failing section is reported to the browser.
    globalThis.reportError = jest.fn();
  });
  afterEach(() => jest.useRealTimers());

  it('mounts a remote in its own element', async () => {
    await visit(async () => workingRemote('the homes')).show();
    expect(main()).toHaveTextContent('the homes');
    expect(main().firstElementChild).toHaveAttribute('data-remote', 'mf-listings');
    expect(main()).toHaveAttribute('aria-busy', 'false');
  });

  it.each([
    ['cannot be loaded', missing],
    ['throws at mount', throwingAtMount],
  ])('uses the default version when the chosen one %s', async (_what, broken) => {
    await visit(oneAfterAnother(broken, async () => workingRemote('the version before'))).show();
    expect(main().textContent).toBe('the version before');
  });

  describe('a local build', () => {
    const own = bootRemote('mf-listings', {
      ...listings,
      version: 'override',
      url: 'http://localhost:9/e.js',
    });
    const visitors = async () => workingRemote('what visitors get');
    const away: FetchRemote = () => Promise.reject(new RemoteError('network', 'no answer'));

    it('is replaced by the registry’s version when its server does not respond, which the badge reports', async () => {
      await visit(oneAfterAnother(away, visitors), own).show();
      expect(main()).toHaveTextContent('what visitors get');
      expect(unreachableOverrides.get()).toEqual(['mf-listings']);
    });

    it('is not replaced when it is broken', async () => {
      await visit(oneAfterAnother(throwingAtMount, visitors), own).show();
      expect(main()).not.toHaveTextContent('what visitors get');
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    });
  });

  it('uses the default version after eight seconds', async () => {
    jest.useFakeTimers();
    const shown = visit(
      oneAfterAnother(hanging, async () => workingRemote('the version before')),
    ).show();
    await jest.advanceTimersByTimeAsync(7_999);
    expect(main()).toHaveAttribute('aria-busy', 'true');
    await jest.advanceTimersByTimeAsync(1);
    await shown;
    expect(main()).toHaveTextContent('the version before');
  });

  it('shows a panel with a Retry button that mounts the section', async () => {
    const user = userEvent.setup();
    let fetch: FetchRemote = missing;
    await act(() => visit((...call) => fetch(...call)).show());
    expect(screen.getByRole('alert')).toHaveTextContent('not available right now');

    fetch = async () => workingRemote('the homes');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(main().textContent).toBe('the homes'));
  });

  it('leaves at once while the remote loads, and mounts nothing afterwards', async () => {
    jest.useFakeTimers();
    const stay = visit(delayed(5_000, workingRemote('too late')));
    void stay.show();
    await stay.leave();
    expect(main()).toBeEmptyDOMElement();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(main()).toBeEmptyDOMElement();
    expect(globalThis.reportError).not.toHaveBeenCalled();
  });

  it('stops waiting for a remote that does not clean up', async () => {
    jest.useFakeTimers();
    const stubborn = {
      ...workingRemote('here I stay'),
      unmount: () => new Promise<void>(() => undefined),
    };
    const stay = visit(async () => stubborn);
    await stay.show();
    const left = stay.leave();
    await jest.advanceTimersByTimeAsync(2_000);
    await left;
    expect(main()).toBeEmptyDOMElement();
  });

  it('mounts in the element that the server has rendered', async () => {
    main().innerHTML = '<div data-remote="mf-listings" id="from-server"></div>';
    await visit(async () => workingRemote('the homes')).show();
    expect(document.getElementById('from-server')).toHaveTextContent('the homes');
  });
});

describe('preloaded files', () => {
  const remote = bootRemote('mf-listings');

  it.each([
    ['/r/mf-listings/1.0.0/remote.1.js', true],
    ['/r/mf-listings/0.9.0/remote.1.js', false],
    ['/r/mf-portfolio/1.0.0/remote.1.js', false],
  ])('with a preload of %s isHinted returns %p', (href, hinted) => {
    document.head.innerHTML = `<link rel="preload" as="script" href="${href}">`;
    expect(isHinted(remote)).toBe(hinted);
  });

  it.each([
    ['is there', async () => new Response('entry'), true],
    ['is gone', async () => new Response('', { status: 404 }), false],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ])('checks an entry that %s', async (_what, answer, reachable) => {
    globalThis.fetch = jest.fn(answer);
    expect(await isReachable(remote, 1_000)).toBe(reachable);
    expect(fetch).toHaveBeenCalledWith(remote.url, expect.objectContaining({ cache: 'no-store' }));
  });

  it('is not reachable when the response takes too long', async () => {
    globalThis.fetch = jest.fn(
      (_url, init) =>
        new Promise<Response>((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    expect(await isReachable(remote, 10)).toBe(false);
  });
});
