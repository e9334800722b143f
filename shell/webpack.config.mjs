import { shellConfig } from '@phantom/build-config/webpack';

export default shellConfig(import.meta.dirname);
