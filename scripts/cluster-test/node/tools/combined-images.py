#!/usr/bin/env python3
"""Fallback where the builds of eight images take too long: one layer with a clone and its production packages on top
of an image that the project's Dockerfile built, and from it an image per process that differs in its settings alone.
  combined-images.py <installed clone> <base image in containerd> <ctr socket> <ctr> <out.tar>"""
import hashlib, io, json, os, subprocess, sys, tarfile
clone, base, sock, ctr, out = sys.argv[1:]
clone = clone.rstrip('/')
C = lambda *a: subprocess.run([ctr, '-a', sock, '-n', 'k8s.io', *a], capture_output=True, check=True).stdout
digest = [l.split() for l in C('images', 'ls', 'name==' + base).decode().splitlines()][1][2]
manifest = json.loads(C('content', 'get', digest)); config = json.loads(C('content', 'get', manifest['config']['digest']))
prod = subprocess.run(['npm', 'ls', '--omit=dev', '--all', '--parseable'], cwd=clone, capture_output=True, text=True).stdout.split('\n') if not os.environ.get('PROD') else open(os.environ['PROD']).read().split('\n')
keep = set(p[len(clone) + 1:] for p in prod if '/node_modules/' in p)
layer = out + '.layer'
def wanted(rel):
    # Markdown of ours is what pages are made of.
    if rel.endswith('.md'): return 'node_modules/' not in rel
    return not (rel.endswith(('.map', '.d.ts', '.d.mts', '.d.cts', '.test.ts', '.test.tsx')) or '/.bin/' in rel)
n = 0
def clean(i): i.uid = i.gid = 0; i.uname = i.gname = ''; i.name = i.name; return i
with tarfile.open(layer, 'w') as t:
    def tree(rel):
        global n
        src = os.path.join(clone, rel)
        if os.path.islink(src) or os.path.isfile(src):
            if wanted(rel): t.add(src, 'app/' + rel, recursive=False, filter=clean); n += 1
            return
        for e in sorted(os.listdir(src)):
            if e in ('node_modules', '.git', '.data') : continue
            tree(rel + '/' + e)
    def package(rel):  # a package without the packages inside it, which are listed on their own
        tree(rel)
    for k in sorted(keep):
        if os.path.exists(os.path.join(clone, k)): package(k)
    for k in ('packages', 'services', 'gateway', 'web', 'package.json', 'tsconfig.base.json'): tree(k)
    # links between workspaces
    for scope in ('@slots',):
        for e in os.listdir(os.path.join(clone, 'node_modules', scope)):
            r = 'node_modules/%s/%s' % (scope, e)
            if r not in keep and os.path.islink(os.path.join(clone, r)): t.add(os.path.join(clone, r), 'app/' + r, recursive=False, filter=clean)
h = hashlib.sha256()
with open(layer, 'rb') as f:
    while b := f.read(1 << 20): h.update(b)
ldig, lsize = h.hexdigest(), os.path.getsize(layer)
# What a next version, 0.2.0, has more: a migration of catalog.
STORES, HAS = 'services/catalog/src/stores.ts', 'migrate(connection, ['
stores = open(os.path.join(clone, STORES)).read()
assert HAS in stores, STORES + ' names its migrations in another way'
stores = "import { nextVersion } from './next-version.migration.ts';\n" + stores.replace(HAS, HAS + 'nextVersion, ')
upgrade = io.BytesIO()
with tarfile.open(fileobj=upgrade, mode='w') as t:
    migration = open(os.path.join(clone, 'scripts/cluster-test/next-version/next-version.migration.ts')).read()
    for name, text in ((STORES, stores), ('services/catalog/src/next-version.migration.ts', migration)):
        i = tarfile.TarInfo('app/' + name); i.size = len(text.encode()); i.mode = 0o644; t.addfile(i, io.BytesIO(text.encode()))
upgrade = upgrade.getvalue(); udig = hashlib.sha256(upgrade).hexdigest()
print(n, 'files', lsize >> 20, 'MB')
blobs, index = {}, []
for name, ws, entry in [(s, 'services/' + s, 'src/server.ts') for s in ('geo', 'catalog', 'casino', 'affiliate', 'identity')] + [('gateway', 'gateway', 'src/server.ts'), ('web', 'web', 'server/server.ts'), ('catalogue-simulator', 'packages/catalogue-simulator', 'src/server.ts')]:
  for version, layers in (('0.1.0', [(ldig, lsize)]), ('0.2.0', [(ldig, lsize), (udig, len(upgrade))])):
    c = json.loads(json.dumps(config))
    c['config']['Env'] = [e if not e.startswith('ENTRY=') else 'ENTRY=%s/%s' % (ws, entry) for e in c['config']['Env']]
    c['rootfs']['diff_ids'] += ['sha256:' + l for l, _ in layers]; c['history'] = []
    cb = json.dumps(c).encode(); cd = hashlib.sha256(cb).hexdigest(); blobs[cd] = cb
    m = {'schemaVersion': 2, 'mediaType': 'application/vnd.oci.image.manifest.v1+json', 'config': {'mediaType': 'application/vnd.oci.image.config.v1+json', 'digest': 'sha256:' + cd, 'size': len(cb)},
         'layers': [{'mediaType': 'application/vnd.oci.image.layer.v1.tar' + ('+gzip' if 'gzip' in l['mediaType'] else ''), 'digest': l['digest'], 'size': l['size']} for l in manifest['layers']] + [{'mediaType': 'application/vnd.oci.image.layer.v1.tar', 'digest': 'sha256:' + l, 'size': n} for l, n in layers]}
    mb = json.dumps(m).encode(); md = hashlib.sha256(mb).hexdigest(); blobs[md] = mb
    index.append({'mediaType': m['mediaType'], 'digest': 'sha256:' + md, 'size': len(mb), 'platform': {'architecture': 'amd64', 'os': 'linux'}, 'annotations': {'io.containerd.image.name': 'docker.io/slots/%s:%s' % (name, version), 'org.opencontainers.image.ref.name': version}})
with tarfile.open(out, 'w') as t:
    def add(name, data): i = tarfile.TarInfo(name); i.size = len(data); i.mode = 0o644; t.addfile(i, io.BytesIO(data))
    add('oci-layout', b'{"imageLayoutVersion":"1.0.0"}')
    t.add(layer, 'blobs/sha256/' + ldig); add('blobs/sha256/' + udig, upgrade)
    for d, b in blobs.items(): add('blobs/sha256/' + d, b)
    add('index.json', json.dumps({'schemaVersion': 2, 'manifests': index}).encode())
os.remove(layer)
