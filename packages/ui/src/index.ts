export * from './bootstrap';
export { Banner, type BannerProps } from './banner/banner';
export { MediaCard, type MediaCardProps } from './cards/media-card';
export { Tile, type TileProps } from './cards/tile';
export { SectionHeading, type SectionHeadingProps } from './heading/section-heading';
export { Logo, type LogoProps } from './logo/logo';
export { Picture, type PictureProps } from './picture/picture';
export type { Ratio } from './picture/ratio';
export {
  LoadingCards,
  Skeleton,
  SkeletonText,
  type LoadingCardsProps,
  type SkeletonProps,
  type SkeletonTextProps,
} from './skeleton/skeleton';
export {
  EmptyState,
  ErrorState,
  type EmptyStateProps,
  type ErrorStateProps,
} from './states/states';
export { Tabs, type TabItem, type TabsProps } from './tabs/tabs';
