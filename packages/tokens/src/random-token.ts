import { hash, randomBytes } from 'node:crypto';

/** 256 random bits. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** A token as it is stored: what is random and long cannot be guessed, so a plain hash protects it as well as a slow one. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');
