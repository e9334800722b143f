import { screen } from '@testing-library/react';
import { renderTranslated } from '../../../testing/render';
import { OwnHome } from './own-home';

const home = {
  agent: { id: 4, name: 'Ada Loveday', portrait: null, phone: '212 555 0100' },
  ...{ floor_plan: null, floor_plan_file: '/media/listings/3-0a/plan.pdf' },
  ...{ fees: 640, year_built: 1850, captions: [] },
};

describe('what only an own home tells', () => {
  it('links to the agent and the floor plan', async () => {
    await renderTranslated(<OwnHome home={home} />);

    const agent = screen.getByRole('link', { name: 'Ada Loveday' });
    expect(agent).toHaveAttribute('href', '/agents/4');
    const plan = screen.getByRole('link', { name: 'Floor plan' });
    expect(plan).toHaveAttribute('href', home.floor_plan_file);
    expect(screen.getByText('1850')).toBeInTheDocument();
    expect(screen.getByText('$640')).toBeInTheDocument();
  });

  it('shows no card without facts', async () => {
    const facts = { agent: null, floor_plan_file: null, fees: null, year_built: null };
    await renderTranslated(<OwnHome home={{ ...home, ...facts }} />);

    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
