import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** Modules of light around the code, by which cameras find it. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  text: string;
  label: string;
}

/** A link for the camera of another device. */
export function QrCode({ text, label }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const code = generate(text);
    return { path: toSvgPath(code), size: code.size };
  }, [text]);
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      fill="#000"
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
