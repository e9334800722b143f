import { fireEvent, render, screen } from '@testing-library/react';
import { useTrack } from './track';

const WIDTH = 100;

function Track({ index, onSwipe }: { index: number; onSwipe: (index: number) => void }) {
  const { track, onScroll } = useTrack(index, onSwipe);
  return <div ref={track} data-testid="track" onScroll={onScroll} />;
}

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  Element.prototype.scrollTo = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

it('follows the last choice when it turns back during a scroll', () => {
  const onSwipe = jest.fn();
  const { rerender } = render(<Track index={0} onSwipe={onSwipe} />);
  const track = screen.getByTestId('track');
  rerender(<Track index={1} onSwipe={onSwipe} />);
  expect(track.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: WIDTH }));

  track.scrollLeft = WIDTH / 4;
  fireEvent.scroll(track);
  rerender(<Track index={0} onSwipe={onSwipe} />);
  expect(track.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 0 }));

  track.scrollLeft = 0;
  fireEvent.scroll(track);
  expect(onSwipe).not.toHaveBeenCalled();
});
