import { useState } from 'react';
import { MenuIcon } from '../menu/menu-icon';

/** The small portrait of whoever is signed in; a drawing until there is one, and where it cannot be had. */
export function UserPicture({ image }: { image: string | null | undefined }) {
  const [broken, setBroken] = useState<string>();
  if (!image || image === broken) {
    return (
      <span className="user-menu-picture">
        <MenuIcon name="profile" />
      </span>
    );
  }
  return (
    <img
      className="user-menu-picture"
      src={image}
      alt=""
      width={32}
      height={32}
      onError={() => setBroken(image)}
    />
  );
}
