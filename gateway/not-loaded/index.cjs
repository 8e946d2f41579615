throw new Error('This part of express-gateway is left out: see docs/dependencies.md.');
