// Makes up the secrets of an installation for containers, in a folder: npm run secrets -- ./secrets
import '@slots/processes/write-secret-files';
