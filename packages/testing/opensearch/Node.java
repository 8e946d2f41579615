import static org.codelibs.opensearch.runner.OpenSearchRunner.newConfigs;

import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One real OpenSearch node on a port of 127.0.0.1: `Node FOLDER PORT`. It ends with its process. */
public class Node {
  public static void main(String[] arguments) throws Exception {
    int port = Integer.parseInt(arguments[1]);
    OpenSearchRunner runner = new OpenSearchRunner();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> { try { runner.close(); } catch (Exception ignored) { } }));
    // So it takes the port that it is told, which is the one after its base. Nodes of other runs have other names.
    runner.setMaxHttpPort(-1);
    runner.build(newConfigs().basePath(arguments[0]).clusterName("slots-" + port).numOfNode(1).baseHttpPort(port - 1).useLogger());
    runner.ensureYellow();
    Thread.currentThread().join();
  }
}
