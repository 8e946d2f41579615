import type { Contract } from '@slots/contracts/contract';
import { problem } from '@slots/contracts/problem';
import { namedShapes, publicContracts } from '@slots/contracts/registry';
import type { Operation } from './document.types.ts';
import { operationOf, templateOf } from './operation.ts';
import { headers, introduction, parameters, securitySchemes, tags } from './parts.ts';
import { refusalComponents } from './refusals.ts';
import { createSchemas } from './schemas.ts';

/** Contracts that share a method and path, the one without patterns first. */
function callsByAddress(contracts: readonly Contract[]): Map<string, Contract[]> {
  const calls = new Map<string, Contract[]>();
  for (const contract of contracts) {
    const address = `${contract.method} ${templateOf(contract)}`;
    const others = calls.get(address) ?? [];
    calls.set(address, contract.patterns ? [...others, contract] : [contract, ...others]);
  }
  return calls;
}

/** The document of every call that the gateway routes, made from the contracts that validate them. */
export function createOpenApiDocument() {
  const schemas = createSchemas(namedShapes());
  schemas.of(problem, 'output');
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [contract, ...alternatives] of callsByAddress(publicContracts).values()) {
    if (!contract) continue;
    const template = templateOf(contract);
    paths[template] = {
      ...paths[template],
      [contract.method.toLowerCase()]: operationOf(contract, alternatives, schemas),
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Slots API',
      version: '1',
      description: introduction,
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The origin that served this document.' }],
    tags,
    paths: Object.fromEntries(
      Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
    components: {
      schemas: schemas.named(),
      responses: refusalComponents(),
      parameters,
      headers,
      securitySchemes,
    },
  };
}
