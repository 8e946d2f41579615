import { workerData } from 'node:worker_threads';
import { type BadClientOptions, begin } from './bad-clients.ts';

const { url, options }: { url: string; options: BadClientOptions } = workerData;
begin(url, options);
