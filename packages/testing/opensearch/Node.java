import static org.codelibs.opensearch.runner.OpenSearchRunner.newConfigs;

import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One real OpenSearch node on a port of 127.0.0.1: `Node FOLDER PORT`. It ends with its process. */
public class Node {
  public static void main(String[] arguments) throws Exception {
    int port = Integer.parseInt(arguments[1]);
    OpenSearchRunner runner = new OpenSearchRunner();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> { try { runner.close(); } catch (Exception ignored) { } }));
    // The first node of a runner listens on the port after the one that it is told. Nodes of other runs have other names.
    runner.build(newConfigs().basePath(arguments[0]).clusterName("slots-" + port).numOfNode(1).baseHttpPort(port - 1).useLogger());
    runner.ensureYellow();
    Thread.currentThread().join();
  }
}
