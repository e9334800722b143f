import { remoteConfig } from '@phantom/build-config/webpack';

export default remoteConfig(import.meta.dirname);
