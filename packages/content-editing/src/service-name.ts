/** Injection token: the service's name in the addresses of its media, and in the files of agencies. */
export const SERVICE_NAME = 'phantom:content-service';
