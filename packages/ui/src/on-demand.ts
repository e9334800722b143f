// Components of some pages. The shell does not share them: each section bundles those that it imports.
export { default as Card } from 'react-bootstrap/Card';
export { default as Modal } from 'react-bootstrap/Modal';
export { default as Spinner } from 'react-bootstrap/Spinner';
export { default as Table } from 'react-bootstrap/Table';
export { DataTable } from './data-table/data-table';
export type { Column, ColumnSort, DataTableProps } from './data-table/data-table-props';
export { PageSizeGroup, PAGE_SIZES } from './pagination/page-size-group';
export { Pagination } from './pagination/pagination';
export { PlayIcon, VideoPlayer } from './video/video-player';
