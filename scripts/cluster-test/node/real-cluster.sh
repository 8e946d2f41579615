#!/usr/bin/env bash
# A real Kubernetes of one node on a machine that reaches package registries (Debian, Go) but no container registry.
#
#   real-cluster.sh build            what is missing in the cache: Debian packages (unpacked, not installed), Kubernetes,
#                                    from its Go module (20 CPU minutes), the cluster's DNS and metrics, OpenTelemetry's
#                                    collector
#   real-cluster.sh docker           a Docker daemon of its own in $STATE (for images; no bridge, no iptables)
#   real-cluster.sh base CLONE       base images, and the project's image of one service from a clone of it
#   real-cluster.sh images CLONE     all of the project's images
#   real-cluster.sh start | stop     the cluster, in a network namespace of its own; start is idempotent
#   real-cluster.sh load IMAGE...    brings Docker's images into the cluster's containerd
#   real-cluster.sh combined CLONE   instead of images and load: see there
#   real-cluster.sh monitoring       brings a Prometheus and a collector into the cluster's containerd
#   real-cluster.sh in COMMAND...    runs a command in the cluster's network namespace, with its kubectl
#   real-cluster.sh status
#   real-cluster.sh purge            stop, and forget the state (the cache stays)
#
# Settings: K8S_CACHE (binaries, ~/.cache/real-cluster), K8S_STATE (everything that runs, ~/.local/state/real-cluster),
#           K8S_VERSION (v1.34.4), MAKE_BASE_IMAGES (the script that makes base images).
# Needs root, kubectl, Go >= 1.26, gcc, python3, openssl, iproute2, kernel with bridge, veth, overlayfs, nf_tables or iptables.
# Everything runs in /run/netns/k8s: node 10.88.0.1, pods 10.244.0.0/24, services 10.96.0.0/16. Nothing of it can be
# reached from outside that namespace and nothing in it reaches outside.
set -euo pipefail
HERE=$(cd "$(dirname "$0")" && pwd)
CACHE=${K8S_CACHE:-$HOME/.cache/real-cluster} STATE=${K8S_STATE:-$HOME/.local/state/real-cluster}
V=${K8S_VERSION:-v1.34.4} SV=v0.${V#v1.}
MAKE_BASE_IMAGES=${MAKE_BASE_IMAGES:-$HERE/make-base-images.sh}
BIN=$CACHE/bin ROOT=$CACHE/root PKI=$STATE/pki LOGS=$STATE/logs RUN=$STATE/run
NODE=node1 NODE_IP=10.88.0.1 PODS=10.244.0.0/24 SERVICES=10.96.0.0/16 DNS=10.96.0.10 SERVER=https://10.88.0.1:6443
export PATH=$BIN:$ROOT/usr/sbin:$ROOT/usr/bin:$PATH
export LD_LIBRARY_PATH=$ROOT/usr/lib/x86_64-linux-gnu XTABLES_LIBDIR=$ROOT/usr/lib/x86_64-linux-gnu/xtables
export DEBOOTSTRAP_DIR=$ROOT/usr/share/debootstrap DOCKER_HOST=unix://$STATE/docker/docker.sock DOCKER_BUILDKIT=0 DOCKER_CONFIG=$STATE/docker/config
export KUBECONFIG=$STATE/admin.conf
CTR() { "$ROOT/usr/bin/ctr" -a "$STATE/containerd/containerd.sock" -n k8s.io "$@"; }
say() { printf '%s %s\n' "$(date +%T)" "$*" >&2; }
polite() { if command -v ionice >/dev/null; then nice -n 19 ionice -c3 "$@"; else nice -n 19 "$@"; fi; }
inside() { nsenter --net=/run/netns/k8s "$@"; }

# ---------------------------------------------------------------- build
debs() {
  [ -x "$ROOT/usr/bin/prometheus" ] && return
  mkdir -p "$CACHE/debs" "$ROOT" "$BIN"
  # Unpacked and not installed: no service starts, the machine stays as it is.
  (cd "$CACHE/debs" && polite apt-get download -q containerd runc containernetworking-plugins etcd-server etcd-client docker.io tini \
     iptables libip4tc2 libip6tc2 libxtables12 libnftnl11 libmnl0 libnfnetlink0 libnetfilter-conntrack3 libseccomp2 libapparmor1 debootstrap prometheus)
  for d in "$CACHE"/debs/*.deb; do dpkg -x "$d" "$ROOT"; done
}
links() {
  for n in iptables iptables-save iptables-restore ip6tables ip6tables-save ip6tables-restore; do ln -sf "$ROOT/usr/sbin/xtables-nft-multi" "$BIN/$n"; done
  for n in kube-apiserver kube-controller-manager kube-scheduler kube-proxy kubelet; do ln -sf hyperkube "$BIN/$n"; done
}
gobuild() { # gobuild OUTPUT LDFLAGS; in the module's folder
  (export GOFLAGS='-buildvcs=false -mod=mod' CGO_ENABLED=0 GOGC=800; polite go build -p 4 -trimpath -ldflags "-s -w $2" -o "$1" .)
}
kubernetes() { # all of Kubernetes in one binary that is called by its links' names: one link step instead of six
  [ -x "$BIN/hyperkube" ] && return
  say "Kubernetes $V from its Go module"
  local d=$CACHE/src/k8s m; mkdir -p "$d"
  m=$(go mod download -json k8s.io/kubernetes@$V | python3 -c 'import json,sys; print(json.load(sys.stdin)["Dir"])')
  cp "$m/go.sum" "$d/go.sum"; chmod u+w "$d/go.sum"
  # its go.mod points at ./staging by replace directives, which only hold in its own tree: here at the published modules
  python3 - "$m/go.mod" "$V" "$SV" >"$d/go.mod" <<'P'
import re, sys
s, v, sv = open(sys.argv[1]).read(), sys.argv[2], sys.argv[3]
staging = re.findall(r'(?m)^\s*(k8s\.io/\S+) => \./staging', s)
s = re.sub(r'(?m)^//.*\n', '', s).replace('module k8s.io/kubernetes', 'module local/k8s')
s = re.sub(r'(?s)replace \(.*?\n\)\n', '', s)
for m in staging: s = re.sub(r'(?m)^(\s*%s) v0\.0\.0( // indirect)?$' % re.escape(m), r'\1 ' + sv, s)
print(s + '\nrequire k8s.io/kubernetes ' + v + '\n\nreplace (\n' + ''.join('\t%s => %s %s\n' % (m, m, sv) for m in staging) + ')')
P
  cat >"$d/main.go" <<'G'
package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"
	"k8s.io/component-base/cli"
	_ "k8s.io/component-base/logs/json/register"
	_ "k8s.io/component-base/metrics/prometheus/clientgo"
	_ "k8s.io/component-base/metrics/prometheus/version"
	apiserver "k8s.io/kubernetes/cmd/kube-apiserver/app"
	controllermanager "k8s.io/kubernetes/cmd/kube-controller-manager/app"
	proxy "k8s.io/kubernetes/cmd/kube-proxy/app"
	scheduler "k8s.io/kubernetes/cmd/kube-scheduler/app"
	kubelet "k8s.io/kubernetes/cmd/kubelet/app"
)

func main() {
	var command *cobra.Command
	switch filepath.Base(os.Args[0]) {
	case "kube-apiserver":
		command = apiserver.NewAPIServerCommand()
	case "kube-controller-manager":
		command = controllermanager.NewControllerManagerCommand()
	case "kube-scheduler":
		command = scheduler.NewSchedulerCommand()
	case "kube-proxy":
		command = proxy.NewProxyCommand()
	case "kubelet":
		command = kubelet.NewKubeletCommand(context.Background())
	default:
		fmt.Fprintln(os.Stderr, "call me by the name of a component")
		os.Exit(2)
	}
	os.Exit(cli.Run(command))
}
G
  (cd "$d" && gobuild "$BIN/hyperkube" "-X k8s.io/component-base/version.gitVersion=$V -X k8s.io/component-base/version.gitMajor=1 -X k8s.io/component-base/version.gitMinor=$(echo "$V" | cut -d. -f2)")
}
small() { # DNS and metrics of the cluster: CoreDNS and metrics-server pull in other versions of half of Kubernetes' packages
  local n
  for n in dns metrics; do
    [ -x "$CACHE/img/$n/$n" ] && cmp -s "$HERE/tools/$n/main.go" "$CACHE/src/k8s/$n/main.go" && continue
    mkdir -p "$CACHE/img/$n" "$CACHE/src/k8s/$n"; cp "$HERE/tools/$n/main.go" "$CACHE/src/k8s/$n/"
    (cd "$CACHE/src/k8s/$n" && gobuild "$CACHE/img/$n/$n" "")
  done
}
collector() {
  [ -x "$CACHE/img/collector/otelcol" ] && cmp -s "$HERE/tools/collector/main.go" "$CACHE/src/collector/main.go" && return
  mkdir -p "$CACHE/img/collector" "$CACHE/src/collector"; cp "$HERE"/tools/collector/* "$CACHE/src/collector/"
  (cd "$CACHE/src/collector" && gobuild "$CACHE/img/collector/otelcol" "")
}
pause() {
  [ -x "$CACHE/img/pause/pause" ] && return
  mkdir -p "$CACHE/img/pause"
  cat >"$CACHE/img/pause/pause.c" <<'C'
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
static void end(int s) { _exit(0); }
static void reap(int s) { while (waitpid(-1, 0, WNOHANG) > 0) {} }
int main() { signal(SIGTERM, end); signal(SIGINT, end); signal(SIGCHLD, reap); for (;;) pause(); }
C
  polite gcc -static -Os -s -o "$CACHE/img/pause/pause" "$CACHE/img/pause/pause.c"; rm "$CACHE/img/pause/pause.c"
}
build() { debs; pause; kubernetes; small; collector; links; say "built"; }

# ---------------------------------------------------------------- processes
alive() { [ -f "$RUN/$1.pid" ] && kill -0 "$(cat "$RUN/$1.pid")" 2>/dev/null; }
up() { # up NAME COMMAND...: in the namespace, unless it runs
  local name=$1; shift
  alive "$name" && return
  # not through the function: the pid has to be that of the process itself
  nsenter --net=/run/netns/k8s setsid "$@" >>"$LOGS/$name.log" 2>&1 </dev/null & echo $! >"$RUN/$name.pid"
}
down() { # down NAME: by the pid that was written down when it began
  alive "$1" || { rm -f "$RUN/$1.pid"; return 0; }
  local p; p=$(cat "$RUN/$1.pid"); kill "$p" 2>/dev/null || true
  for _ in $(seq 50); do kill -0 "$p" 2>/dev/null || break; sleep 0.2; done
  kill -9 "$p" 2>/dev/null || true; rm -f "$RUN/$1.pid"
}
until_ok() { local n=$1; shift; for _ in $(seq "$n"); do if "$@" >/dev/null 2>&1; then return; fi; sleep 1; done; say "did not come: $*"; return 1; }

# ---------------------------------------------------------------- certificates
cert() { # cert NAME CN ORGANISATION [SAN]
  [ -f "$PKI/$1.crt" ] && return
  openssl req -newkey rsa:2048 -nodes -keyout "$PKI/$1.key" -subj "/O=$3/CN=$2" -out "$PKI/$1.csr" 2>/dev/null
  openssl x509 -req -in "$PKI/$1.csr" -CA "$PKI/ca.crt" -CAkey "$PKI/ca.key" -CAcreateserial -days 30 -out "$PKI/$1.crt" \
    -extfile <(printf 'keyUsage=digitalSignature,keyEncipherment\nextendedKeyUsage=clientAuth,serverAuth\n%s' "${4:+subjectAltName=$4}") 2>/dev/null
}
kubeconfig() { # kubeconfig FILE CERT
  cat >"$1" <<X
apiVersion: v1
kind: Config
clusters: [{ name: real, cluster: { server: $SERVER, certificate-authority: $PKI/ca.crt } }]
users: [{ name: me, user: { client-certificate: $PKI/$2.crt, client-key: $PKI/$2.key } }]
contexts: [{ name: real, context: { cluster: real, user: me } }]
current-context: real
X
}
certificates() {
  mkdir -p "$PKI"
  [ -f "$PKI/ca.crt" ] || openssl req -x509 -newkey rsa:2048 -nodes -keyout "$PKI/ca.key" -out "$PKI/ca.crt" -days 30 -subj /CN=real-cluster 2>/dev/null
  [ -f "$PKI/sa.key" ] || { openssl genrsa -out "$PKI/sa.key" 2048 2>/dev/null; openssl rsa -in "$PKI/sa.key" -pubout -out "$PKI/sa.pub" 2>/dev/null; }
  cert apiserver kube-apiserver k8s "IP:$NODE_IP,IP:10.96.0.1,IP:127.0.0.1,DNS:kubernetes,DNS:kubernetes.default,DNS:kubernetes.default.svc,DNS:kubernetes.default.svc.cluster.local"
  cert admin admin system:masters
  cert apiserver-kubelet apiserver-kubelet system:masters
  cert controller-manager system:kube-controller-manager k8s
  cert scheduler system:kube-scheduler k8s
  cert proxy system:kube-proxy k8s
  cert front-proxy front-proxy k8s
  cert kubelet system:node:$NODE system:nodes "IP:$NODE_IP,DNS:$NODE"
  for n in admin controller-manager scheduler proxy kubelet; do kubeconfig "$STATE/$n.conf" $n; done
}

# ---------------------------------------------------------------- start
network() {
  [ -e /run/netns/k8s ] || ip netns add k8s
  inside ip link set lo up
  inside ip link show node0 >/dev/null 2>&1 || inside ip link add node0 type bridge
  inside ip addr replace $NODE_IP/24 dev node0; inside ip link set node0 up
  # Somewhere for addresses of services to be sent to before they are translated; nothing answers there.
  inside ip route replace default via 10.88.0.254 dev node0 onlink
  inside sh -c 'echo 1 >/proc/sys/net/ipv4/ip_forward'
  inside sh -c 'echo 1 >/proc/sys/net/bridge/bridge-nf-call-iptables' 2>/dev/null || true
  mkdir -p "$STATE/cni"
  cat >"$STATE/cni/10-pods.conflist" <<X
{ "cniVersion": "0.4.0", "name": "pods", "plugins": [
  { "type": "bridge", "bridge": "cni0", "isGateway": true, "hairpinMode": true, "ipMasq": false,
    "ipam": { "type": "host-local", "dataDir": "$STATE/cni-addresses", "ranges": [[{ "subnet": "$PODS" }]], "routes": [{ "dst": "0.0.0.0/0" }] } } ] }
X
}
configs() {
  mkdir -p "$STATE"/{containerd,kubelet,pod-logs,volumes} "$LOGS" "$RUN"
  cat >"$STATE/containerd/config.toml" <<X
version = 2
root = "$STATE/containerd/root"
state = "$STATE/containerd/state"
disabled_plugins = ["io.containerd.snapshotter.v1.btrfs", "io.containerd.snapshotter.v1.zfs", "io.containerd.snapshotter.v1.aufs", "io.containerd.snapshotter.v1.devmapper", "io.containerd.internal.v1.opt"]
[grpc]
  address = "$STATE/containerd/containerd.sock"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "docker.io/local/pause:1"
  disable_apparmor = true
  # root here may have no CAP_SYS_RESOURCE, and then no score below its own can be set (runc: "can't get final child's PID from pipe: EOF")
  restrict_oom_score_adj = true
  disable_hugetlb_controller = true
  tolerate_missing_hugetlb_controller = true
  [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
    runtime_type = "io.containerd.runc.v2"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
      BinaryName = "$ROOT/usr/sbin/runc"
      SystemdCgroup = false
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "$ROOT/usr/lib/cni"
    conf_dir = "$STATE/cni"
X
  printf 'nameserver %s\n' $DNS >"$STATE/resolv.conf"
  cat >"$STATE/kubelet.yaml" <<X
apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
authentication: { anonymous: { enabled: false }, webhook: { enabled: true }, x509: { clientCAFile: $PKI/ca.crt } }
authorization: { mode: Webhook }
tlsCertFile: $PKI/kubelet.crt
tlsPrivateKeyFile: $PKI/kubelet.key
clusterDomain: cluster.local
clusterDNS: [$DNS]
cgroupDriver: cgroupfs
failCgroupV1: false
failSwapOn: false
containerRuntimeEndpoint: unix://$STATE/containerd/containerd.sock
resolvConf: $STATE/resolv.conf
podLogsDir: $STATE/pod-logs
volumePluginDir: $STATE/volume-plugins
evictionHard: { memory.available: 200Mi, nodefs.available: 2%, imagefs.available: 2%, nodefs.inodesFree: 1% }
imageGCHighThresholdPercent: 99
imageGCLowThresholdPercent: 98
X
  # kube-proxy ends when its file is written again.
  [ -f "$STATE/proxy.yaml" ] || cat >"$STATE/proxy.yaml" <<X
apiVersion: kubeproxy.config.k8s.io/v1alpha1
kind: KubeProxyConfiguration
mode: iptables
clusterCIDR: $PODS
hostnameOverride: $NODE
clientConnection: { kubeconfig: $STATE/proxy.conf }
conntrack: { maxPerCore: 0, min: 0, tcpEstablishedTimeout: 0s, tcpCloseWaitTimeout: 0s }
metricsBindAddress: 127.0.0.1:10249
X
}
image() { # image NAME FOLDER FILE: an image of one static binary, without Docker
  CTR images ls -q | grep -qx "docker.io/local/$1:1" && return
  python3 - "$2/$3" "$STATE/$1.tar" "docker.io/local/$1:1" "/$3" <<'P'
import hashlib, io, json, os, sys, tarfile
binary, out, name, entry = sys.argv[1:]
def add(t, n, data, mode=0o644):
    i = tarfile.TarInfo(n); i.size = len(data); i.mode = mode; t.addfile(i, io.BytesIO(data))
layer = io.BytesIO()
with tarfile.open(fileobj=layer, mode='w') as t:
    for d in ('tmp', 'etc'):
        i = tarfile.TarInfo(d); i.type = tarfile.DIRTYPE; i.mode = 0o1777 if d == 'tmp' else 0o755; t.addfile(i)
    add(t, entry[1:], open(binary, 'rb').read(), 0o755)
layer = layer.getvalue(); digest = hashlib.sha256(layer).hexdigest()
config = json.dumps({'architecture': 'amd64', 'os': 'linux', 'config': {'Entrypoint': [entry]}, 'rootfs': {'type': 'layers', 'diff_ids': ['sha256:' + digest]}}).encode()
c = hashlib.sha256(config).hexdigest()
with tarfile.open(out, 'w') as t:
    add(t, c + '.json', config); add(t, digest + '/layer.tar', layer)
    add(t, 'manifest.json', json.dumps([{'Config': c + '.json', 'RepoTags': [name], 'Layers': [digest + '/layer.tar']}]).encode())
P
  CTR images import "$STATE/$1.tar" >/dev/null; rm "$STATE/$1.tar"
}
FLAGS="vm.overcommit_memory vm.panic_on_oom kernel.panic kernel.panic_on_oops kernel.keys.root_maxkeys kernel.keys.root_maxbytes"
start() {
  mkdir -p "$STATE" "$LOGS" "$RUN"
  [ -f "$STATE/sysctl" ] || sysctl $FLAGS >"$STATE/sysctl" # kubelet sets these for the whole machine; stop puts them back
  links; certificates; network; configs
  up etcd "$ROOT/usr/bin/etcd" --data-dir "$STATE/etcd" --listen-client-urls http://127.0.0.1:2379 --advertise-client-urls http://127.0.0.1:2379 --listen-peer-urls http://127.0.0.1:2380
  up containerd "$ROOT/usr/bin/containerd" -c "$STATE/containerd/config.toml"
  up apiserver "$BIN/kube-apiserver" --etcd-servers http://127.0.0.1:2379 --advertise-address $NODE_IP --secure-port 6443 --allow-privileged \
    --service-cluster-ip-range $SERVICES --authorization-mode Node,RBAC --enable-admission-plugins NodeRestriction --client-ca-file "$PKI/ca.crt" \
    --tls-cert-file "$PKI/apiserver.crt" --tls-private-key-file "$PKI/apiserver.key" --kubelet-certificate-authority "$PKI/ca.crt" \
    --kubelet-client-certificate "$PKI/apiserver-kubelet.crt" --kubelet-client-key "$PKI/apiserver-kubelet.key" --kubelet-preferred-address-types InternalIP \
    --service-account-issuer https://kubernetes.default.svc --service-account-key-file "$PKI/sa.pub" --service-account-signing-key-file "$PKI/sa.key" \
    --requestheader-client-ca-file "$PKI/ca.crt" --requestheader-allowed-names front-proxy --requestheader-username-headers X-Remote-User \
    --requestheader-group-headers X-Remote-Group --requestheader-extra-headers-prefix X-Remote-Extra- \
    --proxy-client-cert-file "$PKI/front-proxy.crt" --proxy-client-key-file "$PKI/front-proxy.key" --cert-dir "$STATE/apiserver"
  until_ok 180 inside kubectl get --raw /readyz
  up controller-manager "$BIN/kube-controller-manager" --kubeconfig "$STATE/controller-manager.conf" --authentication-kubeconfig "$STATE/controller-manager.conf" \
    --authorization-kubeconfig "$STATE/controller-manager.conf" --cluster-signing-cert-file "$PKI/ca.crt" --cluster-signing-key-file "$PKI/ca.key" --root-ca-file "$PKI/ca.crt" \
    --service-account-private-key-file "$PKI/sa.key" --use-service-account-credentials --leader-elect=false --cert-dir "$STATE/controller-manager" --bind-address 127.0.0.1
  up scheduler "$BIN/kube-scheduler" --kubeconfig "$STATE/scheduler.conf" --authentication-kubeconfig "$STATE/scheduler.conf" --authorization-kubeconfig "$STATE/scheduler.conf" \
    --leader-elect=false --cert-dir "$STATE/scheduler" --bind-address 127.0.0.1
  until_ok 60 CTR version
  image pause "$CACHE/img/pause" pause
  image dns "$CACHE/img/dns" dns
  image metrics "$CACHE/img/metrics" metrics
  up kubelet "$BIN/kubelet" --config "$STATE/kubelet.yaml" --kubeconfig "$STATE/kubelet.conf" --root-dir "$STATE/kubelet" --cert-dir "$STATE/kubelet-pki" --hostname-override $NODE --node-ip $NODE_IP
  up proxy "$BIN/kube-proxy" --config "$STATE/proxy.yaml"
  until_ok 120 inside kubectl get node $NODE
  inside kubectl wait --for=condition=Ready node/$NODE --timeout=180s
  free_volumes
  inside kubectl apply -f - <<<"$(addons)"
  [ ! -f "$HERE/tools/netpol.py" ] || up netpol python3 "$HERE/tools/netpol.py" "$PKI" $SERVER $PODS
}

# ---------------------------------------------------------------- what every cluster has
# Volumes whose claim is gone are empty and to be had again, as a provisioner would make them.
free_volumes() {
  local v
  for v in $(inside kubectl get pv -o jsonpath='{range .items[?(@.status.phase=="Released")]}{.metadata.name} {end}'); do
    inside kubectl delete pv "$v"
    find "$STATE/volumes/${v#folder-}" -mindepth 1 -delete
  done
}
addons() {
  cat <<X
apiVersion: v1
kind: ServiceAccount
metadata: { name: coredns, namespace: kube-system }
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: { name: coredns }
rules:
  - { apiGroups: [""], resources: [endpoints, services, pods, namespaces], verbs: [list, watch] }
  - { apiGroups: [discovery.k8s.io], resources: [endpointslices], verbs: [list, watch] }
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: { name: coredns }
roleRef: { apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: coredns }
subjects: [{ kind: ServiceAccount, name: coredns, namespace: kube-system }]
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: coredns, namespace: kube-system, labels: { k8s-app: kube-dns } }
spec:
  selector: { matchLabels: { k8s-app: kube-dns } }
  template:
    metadata: { labels: { k8s-app: kube-dns } }
    spec:
      serviceAccountName: coredns
      dnsPolicy: Default
      priorityClassName: system-cluster-critical
      containers:
        - name: coredns
          image: local/dns:1
          imagePullPolicy: Never
          ports: [{ containerPort: 53, name: dns, protocol: UDP }, { containerPort: 53, name: dns-tcp }]
          # As CoreDNS has: without it a node that starts pods leaves names unanswered for seconds.
          resources: { requests: { cpu: 100m, memory: 70Mi } }
          readinessProbe: { httpGet: { path: /ready, port: 8181 } }
          livenessProbe: { httpGet: { path: /health, port: 8080 }, initialDelaySeconds: 30 }
---
apiVersion: v1
kind: Service
metadata: { name: kube-dns, namespace: kube-system, labels: { k8s-app: kube-dns } }
spec:
  clusterIP: $DNS
  selector: { k8s-app: kube-dns }
  ports: [{ name: dns, port: 53, protocol: UDP, targetPort: dns }, { name: dns-tcp, port: 53, targetPort: dns-tcp }]
---
# Volumes for what asks for the default class: folders of this machine.
apiVersion: storage.k8s.io/v1
kind: StorageClass
metadata: { name: folders, annotations: { storageclass.kubernetes.io/is-default-class: "true" } }
provisioner: kubernetes.io/no-provisioner
volumeBindingMode: WaitForFirstConsumer
X
  for n in 1 2 3 4 5 6 7 8; do mkdir -p "$STATE/volumes/$n"; cat <<X
---
apiVersion: v1
kind: PersistentVolume
metadata: { name: folder-$n }
spec:
  capacity: { storage: 20Gi }
  accessModes: [ReadWriteOnce]
  storageClassName: folders
  persistentVolumeReclaimPolicy: Retain
  local: { path: $STATE/volumes/$n }
  nodeAffinity: { required: { nodeSelectorTerms: [{ matchExpressions: [{ key: kubernetes.io/hostname, operator: In, values: [$NODE] }] }] } }
X
  done
  cat <<X
---
apiVersion: v1
kind: ServiceAccount
metadata: { name: metrics-server, namespace: kube-system }
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRole
metadata: { name: system:metrics-server }
rules:
  - { apiGroups: [""], resources: [nodes/proxy, nodes/stats, nodes/metrics], verbs: [get] }
  - { apiGroups: [""], resources: [pods, nodes], verbs: [get, list, watch] }
---
apiVersion: rbac.authorization.k8s.io/v1
kind: ClusterRoleBinding
metadata: { name: system:metrics-server }
roleRef: { apiGroup: rbac.authorization.k8s.io, kind: ClusterRole, name: system:metrics-server }
subjects: [{ kind: ServiceAccount, name: metrics-server, namespace: kube-system }]
---
apiVersion: apps/v1
kind: Deployment
metadata: { name: metrics-server, namespace: kube-system, labels: { k8s-app: metrics-server } }
spec:
  selector: { matchLabels: { k8s-app: metrics-server } }
  template:
    metadata: { labels: { k8s-app: metrics-server } }
    spec:
      serviceAccountName: metrics-server
      containers:
        - name: metrics-server
          image: local/metrics:1
          imagePullPolicy: Never
          ports: [{ containerPort: 10250, name: https }]
          # As metrics-server has.
          resources: { requests: { cpu: 100m, memory: 200Mi } }
          readinessProbe: { httpGet: { path: /readyz, port: https, scheme: HTTPS }, periodSeconds: 5 }
---
apiVersion: v1
kind: Service
metadata: { name: metrics-server, namespace: kube-system }
spec:
  selector: { k8s-app: metrics-server }
  ports: [{ name: https, port: 443, targetPort: https }]
---
apiVersion: apiregistration.k8s.io/v1
kind: APIService
metadata: { name: v1beta1.metrics.k8s.io }
spec:
  group: metrics.k8s.io
  version: v1beta1
  service: { name: metrics-server, namespace: kube-system }
  groupPriorityMinimum: 100
  versionPriority: 100
  insecureSkipTLSVerify: true
X
}

# ---------------------------------------------------------------- stop
stop() {
  down netpol; down kubelet; down proxy; down scheduler; down controller-manager
  if alive containerd; then
    for t in $(CTR tasks ls -q 2>/dev/null); do CTR tasks kill -s SIGKILL "$t" >/dev/null 2>&1 || true; done
    sleep 1
    for t in $(CTR tasks ls -q 2>/dev/null); do CTR tasks rm -f "$t" >/dev/null 2>&1 || true; done
    for c in $(CTR containers ls -q 2>/dev/null); do CTR containers rm "$c" >/dev/null 2>&1 || true; done
  fi
  down apiserver; down etcd; down containerd
  # what kubelet mounted, and the namespaces of pods
  awk -v s="$STATE/" 'index($2, s) == 1 && index($2, s "docker/") != 1 {print $2}' /proc/mounts | sort -r | while read -r m; do umount "$m" 2>/dev/null || true; done
  for c in cpu cpuacct cpuset memory devices freezer blkio pids systemd unified; do
    find /sys/fs/cgroup/$c/kubepods -depth -type d -exec rmdir {} + 2>/dev/null || true
  done
  if [ -e /run/netns/k8s ]; then
    for n in $(ls "$STATE/cni-addresses/pods" 2>/dev/null | grep -E '^10\.' || true); do rm -f "$STATE/cni-addresses/pods/$n"; done
    for n in /run/netns/cni-*; do [ -e "$n" ] && { umount "$n" 2>/dev/null; rm -f "$n"; }; done || true
    ip netns del k8s || true
  fi
  [ ! -f "$STATE/sysctl" ] || { sysctl -q -p "$STATE/sysctl" || true; rm -f "$STATE/sysctl"; }
  say stopped
}
purge() { stop; docker_stop; rm -rf "$STATE"; }

# ---------------------------------------------------------------- images
docker_start() {
  mkdir -p "$STATE/docker/config" "$RUN" "$LOGS"
  docker version >/dev/null 2>&1 && return
  setsid nice -n 19 "$ROOT/usr/sbin/dockerd" --host "$DOCKER_HOST" --data-root "$STATE/docker/data" --exec-root "$STATE/docker/exec" --pidfile "$STATE/docker/dockerd.pid" \
    --bridge none --iptables=false --ip6tables=false --ip-forward=false --ip-masq=false >>"$LOGS/dockerd.log" 2>&1 </dev/null & echo $! >"$RUN/docker.pid"
  until_ok 60 docker version
}
docker_stop() {
  down docker
  # A daemon that was killed leaves its data and its network namespaces mounted.
  awk -v s="$STATE/docker/" 'index($2, s) == 1 {print $2}' /proc/mounts | sort -r | while read -r m; do umount "$m" 2>/dev/null || true; done
}
NAMES="identity geo catalog casino affiliate gateway web catalogue-simulator"
# The project's image of one service, on which `combined` puts all processes.
base() {
  docker_start
  BASE_IMAGE_CACHE=$CACHE/base-images polite "$MAKE_BASE_IMAGES" --no-pull --no-nginx
  docker image inspect slots/base:0.1.0 >/dev/null 2>&1 ||
    (cd "$1" && docker build -q --network host -f .docker/Dockerfile --build-arg WORKSPACE=services/identity -t slots/base:0.1.0 .)
}
# Each image as the project's Dockerfile makes it.
images() {
  base "$1"
  cd "$1"
  for n in $NAMES; do
    case $n in
      gateway) a=(--build-arg WORKSPACE=gateway) ;;
      web) a=(--build-arg WORKSPACE=web --build-arg ENTRY=server/server.ts) ;;
      catalogue-simulator) a=(--build-arg WORKSPACE=packages/catalogue-simulator) ;;
      *) a=(--build-arg WORKSPACE=services/$n) ;;
    esac
    docker build -q --network host -f .docker/Dockerfile "${a[@]}" -t slots/$n:0.1.0 .; say "slots/$n"
  done
}
load() { # load IMAGE...: one archive, so that layers they share travel once
  docker save "$@" | CTR images import - | grep -c unpacking >&2
}
# The builds of eight images take long (8.5 minutes for one was seen). This makes all on top of slots/base from a clone
# that has its packages and web/dist (npm install, npm run build -w web): one layer for all of them.
combined() {
  CTR images ls -q | grep -qx docker.io/slots/base:0.1.0 || load mongo:6.0 redis:7.0-bookworm slots/base:0.1.0
  python3 "$HERE/tools/combined-images.py" "$1" docker.io/slots/base:0.1.0 "$STATE/containerd/containerd.sock" "$ROOT/usr/bin/ctr" "$STATE/combined.tar"
  CTR images import "$STATE/combined.tar"; rm -f "$STATE/combined.tar"
}
# Debian's Prometheus, under the name that its manifest asks for.
program() { # program FILE IMAGE: an image with one program, under the public name of one that has it
  CTR images ls -q | grep -qx "docker.io/$2" && return
  docker_start
  local d; d=$(mktemp -d); cp "$1" "$d/program"
  printf 'FROM node:24-bookworm-slim\nCOPY program /bin/\nUSER 1000\nENTRYPOINT ["/bin/program"]\n' >"$d/Dockerfile"
  docker build -q -t "$2" "$d" >&2; rm -rf "$d"; load "$2"
}
monitoring() {
  program "$ROOT/usr/bin/prometheus" prom/prometheus:v2.42.0
  program "$CACHE/img/collector/otelcol" otel/opentelemetry-collector:0.165.0
}
status() {
  for p in etcd apiserver controller-manager scheduler containerd kubelet proxy netpol; do
    if alive $p; then printf '%-20s pid %s  %s MB\n' $p "$(cat "$RUN/$p.pid")" "$(awk '/VmRSS/{print int($2/1024)}' "/proc/$(cat "$RUN/$p.pid")/status")"; else echo "$p down"; fi
  done
  inside kubectl get nodes,pods -A -o wide
}
case ${1-} in
  build) build ;; docker) docker_start ;; images) images "$2" ;; start) start ;; stop) stop ;; base) base "$2" ;; load) shift; load "$@" ;; combined) combined "$2" ;; monitoring) monitoring ;;
  in) shift; inside "$@" ;; status) status ;; purge) purge ;;
  *) sed -n '2,22p' "$0"; exit 2 ;;
esac
